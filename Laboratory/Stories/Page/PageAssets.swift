/// The page's one style and one script, as they stand in it.
nonisolated enum PageAssets {
  static let style = """
    :root { --back: #fbfaf7; --text: #22252b; --faint: #6b7078; --line: #dcd9d1; --card: #ffffff;
      --ok: #1d7a46; --bad: #b3261e; --accent: #2456a6; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #15171b; --text: #e8e6e1; --faint: #9aa0a9; --line: #33373e; --card: #1d2025;
        --ok: #63c98f; --bad: #ff8a80; --accent: #8ab4f8; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 76rem; padding: 1.5rem; background: var(--back);
      color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
    h1 { margin: 0; font-size: 2rem; } h2 { margin: 0 0 .75rem; font-size: 1.25rem; }
    h3 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 500; color: var(--faint); }
    a { color: var(--accent); } .sum { font-weight: 600; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
    caption { text-align: left; color: var(--faint); padding-bottom: .5rem; }
    th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left; }
    th[scope=row] { font-weight: 400; }
    .ok { color: var(--ok); } .bad { color: var(--bad); font-weight: 600; } .none { color: var(--faint); }
    .legend { color: var(--faint); font-size: .875rem; }
    section { margin: 2rem 0; padding: 1.25rem; background: var(--card);
      border: 1px solid var(--line); border-radius: 12px; }
    article + article { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
    article[hidden], .controls[hidden] { display: none; }
    .single article { margin: 0; padding: 0; border: 0; }
    figure { margin: 0 0 .5rem; } .strip { display: block; max-width: none; }
    .times { display: flex; color: var(--faint); font-size: .75rem; }
    .times span { flex: none; text-align: center; }
    .times span { width: 98px; }
    pre { overflow-x: auto; margin: .5rem 0 0; padding: .75rem; background: var(--back);
      border-radius: 8px; font-size: .8125rem; }
    ul { margin: .25rem 0 .5rem; padding-left: 1.25rem; font-size: .875rem; }
    summary { cursor: pointer; color: var(--accent); font-size: .875rem; }
    .controls { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-bottom: 1rem; }
    .controls div { display: flex; flex-wrap: wrap; gap: .25rem; align-items: center; }
    button { font: inherit; font-size: .875rem; padding: .2rem .7rem; color: var(--text);
      background: transparent; border: 1px solid var(--line); border-radius: 99px; cursor: pointer; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--card); }
    .player { display: flex; gap: 1rem; align-items: flex-end; margin-bottom: .75rem; }
    .player canvas { border: 1px solid var(--line); border-radius: 10px; background: var(--back); }
    .player div { display: flex; flex-direction: column; gap: .5rem; min-width: 14rem; }
    """

  static let script = """
    "use strict";
    const eras = [["iOS7", "7"], ["iOS8", "8"], ["iOS9", "9-12"], ["iOS13", "13-17"],
      ["iOS18", "18"], ["iOS26", "26"]];
    const guards = [["none", "bare UIKit"], ["queue", "queue"], ["ignore", "ignore"], ["merge", "merge"]];
    const stories = JSON.parse(document.getElementById("stories").textContent);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

    /* Strips that look like an earlier one stand there once. */
    for (const strip of document.querySelectorAll("img[data-as]")) {
      strip.src = document.getElementById(strip.dataset.as).querySelector("img.strip").src;
    }

    /* Draws one frame of a strip; the strip is the only copy of the picture. */
    function player(group, article) {
      const strip = article.querySelector("img.strip");
      if (!strip || group.times.length < 2) { return { stop() {}, start() {} }; }
      const canvas = document.createElement("canvas");
      canvas.width = group.width;
      canvas.height = group.height;
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", "Animation: " + group.label);
      const scrubber = document.createElement("input");
      scrubber.type = "range";
      scrubber.max = String(group.times.length - 1);
      scrubber.value = "0";
      scrubber.setAttribute("aria-label", "Moment");
      const moment = document.createElement("output");
      const play = document.createElement("button");
      play.type = "button";
      let timer = 0;
      function draw() {
        const index = Number(scrubber.value);
        canvas.getContext("2d").drawImage(strip, index * group.width, 0, group.width, group.height,
          0, 0, canvas.width, canvas.height);
        moment.textContent = (group.times[index] / 1000).toFixed(2) + " s";
      }
      function stop() { clearTimeout(timer); timer = 0; play.textContent = "Play"; }
      function step() {
        const index = (Number(scrubber.value) + 1) % group.times.length;
        scrubber.value = String(index);
        draw();
        const next = group.times[index + 1];
        timer = setTimeout(step, next === undefined ? 1200 : next - group.times[index]);
      }
      function start() { stop(); play.textContent = "Pause"; timer = setTimeout(step, 200); }
      play.addEventListener("click", () => { if (timer) { stop(); } else { start(); } });
      scrubber.addEventListener("input", () => { stop(); draw(); });
      const side = document.createElement("div");
      side.append(moment, scrubber, play);
      const box = document.createElement("div");
      box.className = "player";
      box.append(canvas, side);
      article.querySelector("figure").parentElement.before(box);
      stop();
      if (strip.complete) { draw(); } else { strip.addEventListener("load", draw); }
      return { stop, start };
    }

    function buttons(title, list, choose) {
      const row = document.createElement("div");
      const name = document.createElement("span");
      name.textContent = title;
      row.append(name);
      const all = list.map(([value, text]) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = text;
        button.dataset.value = value;
        button.addEventListener("click", () => choose(value));
        row.append(button);
        return button;
      });
      return { row, mark(value) {
        for (const button of all) { button.setAttribute("aria-pressed", String(button.dataset.value === value)); }
      } };
    }

    for (const story of stories) {
      const section = document.getElementById("story-" + story.story);
      const controls = section.querySelector(".controls");
      const cells = story.groups.map(group => {
        const article = document.getElementById(group.id);
        return { group, article, player: player(group, article) };
      });
      const keys = cells.flatMap(cell => cell.group.keys);
      let [era, guard] = (keys.find(key => key === "iOS26/none") || keys[0]).split("/");
      const eraButtons = buttons("iOS", eras.filter(([name]) => keys.some(key => key.startsWith(name + "/"))),
        value => { era = value; show(true); });
      const guardButtons = buttons("Guard", guards.filter(([name]) => keys.some(key => key.endsWith("/" + name))),
        value => { guard = value; show(true); });
      function show(byHand) {
        eraButtons.mark(era);
        guardButtons.mark(guard);
        for (const cell of cells) {
          const chosen = cell.group.keys.includes(era + "/" + guard);
          cell.article.hidden = !chosen;
          cell.player.stop();
          if (chosen && byHand && !still) { cell.player.start(); }
        }
      }
      controls.append(eraButtons.row, guardButtons.row);
      controls.hidden = false;
      section.classList.add("single");
      show(false);
    }
    """
}
