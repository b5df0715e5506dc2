/** Everything that moves on the page, at one tempo: whatever moves it, a style, a transition or a script. */
import { AT_ONCE } from './motion';

/** What has an end moves at the tempo, or is at its end; what goes on for ever is no part of a move. */
function keepTempo(motions: Animation[], tempo: number) {
  for (const motion of motions) {
    const end = motion.effect?.getComputedTiming().endTime;
    if (end === undefined || end === Infinity) continue;
    if (tempo === AT_ONCE) motion.finish();
    else if (motion.playbackRate !== tempo) motion.updatePlaybackRate(tempo);
  }
}

/** For use while a page is set up: `moment` changes with every move that is shown. */
export function createTempo(tempo: () => number, moment: () => unknown) {
  let usual = true; // nothing has to be done, as almost always

  function keepAll() {
    keepTempo(document.getAnimations(), tempo());
  }

  $effect(() => {
    const now = tempo();
    void moment();
    if (now === 1 && usual) return;
    usual = now === 1;
    const soon = requestAnimationFrame(keepAll); // before anything of it is seen
    return () => cancelAnimationFrame(soon);
  });

  $effect(() => {
    let soon = 0;
    // They are told of before a frame, often many at once: all are looked at together, within the same frame.
    const begins = () => {
      if (tempo() === 1) return;
      cancelAnimationFrame(soon);
      soon = requestAnimationFrame(keepAll);
    };
    document.addEventListener('transitionrun', begins);
    document.addEventListener('animationstart', begins);
    return () => {
      cancelAnimationFrame(soon);
      document.removeEventListener('transitionrun', begins);
      document.removeEventListener('animationstart', begins);
    };
  });
}
