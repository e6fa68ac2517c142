import { athleteData, readAthleteFiles } from '@craque/api/athletes/athlete-files.ts';
import { portraitInput } from '@craque/api/games/game-portrait.ts';
import { createPortraitArtist } from '@craque/api/sticker/portrait.ts';
import { installedPortraitFiles } from '@craque/api/sticker/portrait-files.ts';
import type { PortraitInput } from '@craque/api/sticker/traits.ts';
import { levels } from '@craque/common/domain/level.ts';
import { viewFor } from '@craque/common/domain/view/game-view.ts';
import { aGame, aPlayer, aSnapshot } from '@craque/common/testing/game-builders.ts';
import { afterMisses } from '@craque/common/testing/game-steps.ts';
import { againstRow, type BenchSize, quantile, type Row } from './figures.ts';

/** In milliseconds of processor time. */
const limit = { must: 15, aim: 5 };
const { guesses } = levels.medium;

/** What the pictures of many medium games are drawn from, at this step. */
function inputsAt(step: number, apart: number): PortraitInput[] {
  const { athletes } = readAthleteFiles(athleteData, 'trusted');
  return athletes.flatMap((person, at) => {
    const [membership] = person.memberships;
    if (at % apart !== 0 || !membership) return [];
    const athlete = aSnapshot({ ...person, ...membership, athleteId: person.id });
    const place = { sport: person.sport, league: membership.league };
    const game = aGame({ ...place, artVariant: at * 977, athlete });
    const seen = viewFor(afterMisses(game, step), aPlayer, 0);
    return seen ? [portraitInput(seen, step)] : [];
  });
}

/** A drawing as the server makes it for a picture that nobody has asked for yet. */
export function benchPicture({ quick, rounds }: BenchSize): Promise<Row[]> {
  const artist = createPortraitArtist(installedPortraitFiles());
  const p95At = (step: number) => {
    const inputs = inputsAt(step, quick ? 200 : 8);
    const took = Array.from({ length: rounds }, () => inputs).flatMap((each) =>
      each.map((input) => {
        const before = process.cpuUsage();
        artist.draw(input);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      }),
    );
    return quantile(took, 0.95);
  };
  // Compiled first: the first drawings cost many times as much.
  p95At(0);
  const whole = p95At(guesses);
  return Promise.resolve(
    Array.from({ length: guesses }, (_, step) =>
      againstRow(
        `picture: p95 of processor time of step ${step}, against the whole sticker (ms)`,
        p95At(step),
        whole,
        limit,
      ),
    ),
  );
}
