import { shortGameName } from '../../lib/team-looks.ts';
import { TeamChip } from '../../ui/team-chip.tsx';

const SIDES = /^(.+?)(?: @ | vs\.? )(.+)$/;
/** Whose teams have colours here. */
const WITH_COLOURS = /^(NFL|NBA|WNBA|MLB|NHL|MLS)$/;

type Props = {
  game: string;
  league?: string | undefined;
  /** By what its sides go by, where there is a line alone. */
  isShort?: boolean;
};

/** A game behind the colours of its sides; as it is written where it has no two. */
export function GameName({ game, league = '', isShort = false }: Props) {
  const [, away, home] = SIDES.exec(game) ?? [];
  if (!away || !home || !WITH_COLOURS.test(league)) return game;
  return (
    <>
      <TeamChip team={away} league={league} className="-mt-0.5 mr-1 inline-block align-middle" />
      <TeamChip team={home} league={league} className="-mt-0.5 mr-2 inline-block align-middle" />
      <span title={isShort ? game : undefined}>{isShort ? shortGameName(game, league) : game}</span>
    </>
  );
}
