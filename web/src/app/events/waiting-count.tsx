import { readInvites } from '@craque/common/contracts/challenges.ts';
import { readFriendRequests } from '@craque/common/contracts/friends.ts';
import type { TFunction } from 'i18next';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { color, font } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type WaitingCountProps = {
  invites: number;
  requests: number;
};

export function useAwaited(): WaitingCountProps {
  const invites = useRead(readInvites, {}, { isWanted: false });
  const requests = useRead(readFriendRequests, {}, { isWanted: false });
  return { invites: invites.data?.length ?? 0, requests: requests.data?.length ?? 0 };
}

/** What awaits an answer, in words; empty if nothing does. */
export function waitingText(t: TFunction, { invites, requests }: WaitingCountProps): string {
  const parts = [
    invites > 0 && t('events.open', { count: invites }),
    requests > 0 && t('events.requests', { count: requests }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** How much awaits an answer, as a badge, and for screen readers in words: what it is. */
export function WaitingCount(props: WaitingCountProps) {
  const { t } = useTranslation();
  return (
    <Stamp>
      <span aria-hidden="true">{Math.min(props.invites + props.requests, 99)}</span>
      <VisuallyHidden>{waitingText(t, props)}</VisuallyHidden>
    </Stamp>
  );
}

const Stamp = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 3px;
  border-radius: 10px;
  background: ${color.far};
  color: ${color.paper};
  font: 800 12px/1 ${font.text};
  letter-spacing: 0;
  writing-mode: horizontal-tb;
  a > & {
    margin-left: 8px;
  }
  nav > a > & {
    margin: 8px 0 0;
  }
`;
