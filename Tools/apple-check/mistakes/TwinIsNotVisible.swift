// EXPECT: no such module 'Simulator'

import Simulator
