import { createChallenge, maxInvited } from '@craque/common/contracts/challenges.ts';
import type { PublicUser } from '@craque/common/contracts/friends.ts';
import {
  type Difficulty,
  type League,
  leaguesOf,
  type Sport,
  sports,
} from '@craque/common/domain/sport.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { call, isRefused } from '../../../lib/api.ts';
import { leagueName } from '../../../lib/league-name.ts';
import { firstOpenLeague, isClosed, useLeagues } from '../../../lib/leagues.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useSession } from '../../../lib/session-store.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialogBox } from '../../../ui/dialog/confirm-dialog-box.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { SettingsTiles } from '../../../ui/form/tiles.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stack } from '../../../ui/layout.ts';
import { useAction } from '../../../ui/toast/use-action.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { color, space } from '../../../ui/tokens.ts';
import { Text } from '../../../ui/type.ts';

export type InviteDialogProps = {
  friends: readonly PublicUser[];
  first: string;
  onClose: () => void;
};

/** Three of the four levels; the server would accept expert too. */
const offeredLevels = ['easy', 'medium', 'hard'] as const;

type Challenge = {
  friendIds: readonly string[];
  sport: Sport;
  /** Absent until one is chosen: the first open one of the sport. */
  league?: League | undefined;
  difficulty: Difficulty;
};

/** A challenge being put together, and sending it. */
function useChallenge(first: string, onClose: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const listed = useLeagues(true);
  const [chosen, setChosen] = useState<Challenge>({
    friendIds: [first],
    sport: session.state === 'user' ? session.user.defaultSport : sports[0],
    difficulty: 'medium',
  });
  const league = chosen.league ?? firstOpenLeague(chosen.sport, listed);
  /** Of this challenge until it is answered: a repeated press makes no second game. */
  const key = useRef<string>(undefined);
  const { run, busy } = useAction(
    async () => {
      key.current ??= randomKey();
      const body = { ...chosen, league, friendIds: [...chosen.friendIds] };
      try {
        const game = await call(createChallenge, { body, idempotencyKey: key.current });
        showToast({ title: t('invite.created.title'), description: t('invite.created.text') });
        onClose();
        await navigate(`/game/${game.id}`, { state: { silent: true } });
      } catch (error) {
        if (isRefused(error)) key.current = undefined;
        throw error;
      }
    },
    { failed: t('invite.failed.create') },
  );
  const change = (part: Partial<Challenge>) => {
    key.current = undefined;
    setChosen({ ...chosen, ...part });
  };
  return { ...chosen, league, listed, change, send: run, busy };
}

export function InviteDialog({ friends, first, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const challenge = useChallenge(first, onClose);
  const { friendIds, sport, league, difficulty, listed, change, send, busy } = challenge;
  const isFull = friendIds.length >= maxInvited;
  const toggle = (id: string) => {
    const others = friendIds.filter((each) => each !== id);
    change({ friendIds: others.length < friendIds.length ? others : [...friendIds, id] });
  };
  return (
    <ConfirmDialogBox
      title={t('invite.title')}
      description={t('invite.text')}
      confirmLabel={t('invite.create')}
      cancelLabel={t('invite.cancel')}
      busy={busy}
      disabled={friendIds.length === 0}
      onCancel={onClose}
      onConfirm={send}
    >
      <Stack $gap={3}>
        <Scrolled>
          <SettingsTiles
            legend={[
              t('invite.friends'),
              friends.length > 1 && t('invite.most', { most: maxInvited }),
            ]
              .filter(Boolean)
              .join(' · ')}
            tiles={friends.map((friend) => ({
              value: friend.id,
              label: shownName(friend),
              disabled: isFull && !friendIds.includes(friend.id),
            }))}
            value={friendIds}
            onChange={toggle}
            columns={3}
            dense
          />
        </Scrolled>
        <SettingsTiles
          legend={t('game.sport')}
          tiles={sports.map((each) => ({
            value: each,
            label: t(`sports.${each}`),
            sign: <Icon name={each} size={24} />,
          }))}
          value={sport}
          onChange={(each) => change({ sport: each, league: undefined })}
          sporty
          dense
        />
        <Stack $gap={2}>
          <Text as="span" $step={2} $weight={700} aria-hidden="true">
            {t('game.league')}
          </Text>
          <Frame>
            <Select
              label={t('game.league')}
              value={league}
              options={leaguesOf[sport].map((each) => ({
                value: each,
                label: leagueName(t, each),
                ...(isClosed(each, listed) && { disabled: true, note: t('game.soon') }),
              }))}
              onChange={(each) => change({ league: each })}
            />
          </Frame>
        </Stack>
        <SettingsTiles
          legend={t('game.level')}
          tiles={offeredLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
          value={difficulty}
          onChange={(each) => change({ difficulty: each })}
          dense
        />
      </Stack>
    </ConfirmDialogBox>
  );
}

/** A long list scrolls in itself, so that sport and level stay in view. */
const Scrolled = styled.div`
  max-height: 190px;
  margin: -4px;
  padding: 4px;
  overflow-y: auto;
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
`;
