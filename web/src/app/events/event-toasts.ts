import type { PublicUser } from '@craque/common/contracts/friends.ts';
import type { InviteView } from '@craque/common/contracts/challenges.ts';
import type { ServerEvent } from '@craque/common/contracts/realtime.ts';
import type { TFunction } from 'i18next';
import { challengeText } from '../../lib/challenge-text.ts';
import { shownName } from '../../lib/shown-name.ts';
import type { ToastInput } from '../../ui/toast/toast-store.ts';

/** Longer than an ordinary toast, because there is something to decide. In milliseconds. */
const decisionTime = 12_000;

function withJoin(t: TFunction, onAct: () => void): Pick<ToastInput, 'duration' | 'action'> {
  const action = { label: t('invite.join'), elsewhere: t('events.elsewhere'), onAct };
  return { duration: decisionTime, action };
}

export function inviteToast(t: TFunction, invite: InviteView, onJoin: () => void): ToastInput {
  return {
    title: t('events.challenge', { name: shownName(invite.from) }),
    description: challengeText(t, invite.game),
    ...withJoin(t, onJoin),
  };
}

export function rematchToast(
  t: TFunction,
  by: ServerEvent<'rematch'>,
  onJoin: () => void,
): ToastInput {
  return {
    title: t('events.rematch', { name: shownName(by) }),
    description: t('events.rematchText'),
    ...withJoin(t, onJoin),
  };
}

/** A friendship requested or accepted, with a link to the list that it changes. */
export function friendToast(
  t: TFunction,
  kind: 'request' | 'accepted',
  user: PublicUser,
  onSee: () => void,
): ToastInput {
  const action = { label: t('events.see'), elsewhere: t('events.elsewhere'), onAct: onSee };
  return { title: t(`events.${kind}`, { name: shownName(user) }), action };
}

export function newsToast(
  t: TFunction,
  news: Pick<ToastInput, 'title' | 'description'>,
  onSee: () => void,
): ToastInput {
  return {
    ...news,
    action: { label: t('events.see'), elsewhere: t('events.found'), onAct: onSee },
  };
}
