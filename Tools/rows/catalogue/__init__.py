"""Every feature that a test build can do without, by the parts of Documentation/Rows.md."""

from typing import List

from switches import Switch

from . import bars, beyond, guarding, interaction, plain_views, swipe_back

SWITCHES: List[Switch] = [
    *guarding.SWITCHES, *interaction.SWITCHES, *swipe_back.SWITCHES, *bars.SWITCHES,
    *plain_views.SWITCHES, *beyond.SWITCHES,
]
