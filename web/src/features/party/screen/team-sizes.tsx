import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color, plainList, shadow } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TeamCrest } from '../teams/team-crest.tsx';
import type { TeamRow } from '../teams/team-texts.ts';
import { least, stampedAt, u } from './stage-style.ts';

/** `brief`: crests and numbers alone, on one line. */
type TeamSizesProps = { teams: readonly TeamRow[]; brief?: boolean };

/** The teams of the room and how many each has, as a row of pennants. */
export function TeamSizes({ teams, brief }: TeamSizesProps) {
  const { t } = useTranslation();
  return (
    <Pennants aria-label={t('party.teams.title')} data-brief={brief || undefined}>
      {teams.map(({ team, size }) => (
        <li key={team}>
          <TeamCrest team={team} />
          {brief ? (
            <VisuallyHidden>{t(`party.teams.${team}`)}</VisuallyHidden>
          ) : (
            <span>{t(`party.teams.${team}`)}</span>
          )}
          <b aria-hidden="true">{size}</b>
          <VisuallyHidden>{t('party.teams.size', { count: size })}</VisuallyHidden>
        </li>
      ))}
    </Pennants>
  );
}

const Pennants = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${u(0.8)};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.4em;
    min-width: 0;
    padding: ${u(0.4)} ${u(0.8)};
    background: ${color.print};
    box-shadow: ${shadow.slip};
    color: ${color.onPage};
    ${stampedAt(least, 1.15)}
  }
  svg {
    width: ${u(3.6)};
    height: ${u(3.6)};
  }
  b {
    ${stampedAt(3.4)}
  }
  &[data-brief] {
    grid-template-columns: none;
    grid-auto-flow: column;
    li {
      grid-template-columns: auto auto;
    }
  }
`;
