import { type League, leaguesOf } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useLeagues } from '../../../lib/leagues.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Select } from '../../../ui/form/select.tsx';
import { color, space } from '../../../ui/tokens.ts';
import { size } from '../../../ui/type.ts';
import { type Challenge, isClosed, leagueOf } from './invite-store.ts';

export type InviteLeagueProps = { challenge: Challenge; onChange: (league: League) => void };

/** The leagues of the chosen sport, the closed ones as coming soon. */
export function InviteLeague({ challenge, onChange }: InviteLeagueProps) {
  const { t } = useTranslation();
  const listed = useLeagues(true);
  return (
    <Field>
      <span aria-hidden="true">{t('game.league')}</span>
      <Frame>
        <Select
          label={t('game.league')}
          value={leagueOf(challenge, listed)}
          options={leaguesOf[challenge.sport].map((league) => ({
            value: league,
            label: leagueName(t, league),
            ...(isClosed(league, listed) && { disabled: true, note: t('game.soon') }),
          }))}
          onChange={onChange}
        />
      </Frame>
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${space[2]};
  font-size: ${size(2)};
  font-weight: 700;
`;

const Frame = styled.div`
  display: grid;
  border: 2px solid ${color.ink};
  background: ${color.field};
  > span {
    justify-content: space-between;
    margin: 0;
    padding: 0 ${space[3]};
  }
  && > span > :first-child {
    font-size: ${size(3)};
  }
  > span:has(:focus-visible) {
    outline-color: ${color.focus};
    outline-offset: 0;
  }
`;
