import type { PublicUser } from '@craque/common/contracts/friends.ts';
import { styled } from 'styled-components';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { color, duration, media, space, still, tapLine } from '../../../ui/tokens.ts';
import { size } from '../../../ui/type.ts';

export type InviteFriendsProps = {
  friends: readonly PublicUser[];
  /** Ids of the friends to invite. */
  chosen: readonly string[];
  /** Maximum number; when it is reached the others are disabled. */
  most: number;
  onToggle: (id: string) => void;
};

/** The choice of friends: slips with their stickers, each a checkbox. */
export function InviteFriends({ friends, chosen, most, onToggle }: InviteFriendsProps) {
  const { t } = useTranslation();
  const isFull = chosen.length >= most;
  return (
    <Group>
      <legend>
        {t('invite.friends')}
        {friends.length > 1 && <i>{t('invite.most', { most })}</i>}
      </legend>
      <Slips>
        {friends.map((friend) => {
          const isChosen = chosen.includes(friend.id);
          return (
            <Slip key={friend.id}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(friend.id)}
              />
              <Avatar name={shownName(friend)} url={friend.avatarUrl} size={30} />
              <span>{shownName(friend)}</span>
              {isChosen && <Icon name="check" size={16} />}
            </Slip>
          );
        })}
      </Slips>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    display: flex;
    gap: ${space[2]};
    padding: 0;
    font-size: ${size(2)};
    font-weight: 700;
  }
  legend i {
    color: ${color.quiet};
    font-style: normal;
    font-weight: 500;
  }
`;

/** A long list scrolls in itself, so that sport and level stay in view. */
const Slips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  max-height: 164px;
  margin: 0 -4px;
  padding: ${space[2]} 4px 4px;
  overflow-y: auto;
  /* Three names a line. */
  ${media.mobile} {
    gap: 6px;
    max-height: 114px;
    > * {
      gap: 5px;
      padding: 0 9px;
    }
    [aria-hidden]:not(svg) {
      display: none;
    }
  }
`;

const Slip = styled.label`
  position: relative;
  ${tapLine}
  gap: ${space[2]};
  max-width: 100%;
  padding: 0 ${space[3]} 0 6px;
  border: 2px solid ${color.quiet};
  font-weight: 600;
  cursor: pointer;
  transition:
    background ${duration.quick},
    color ${duration.quick};
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  > span:last-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
  }
  &:has(:checked) {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.45;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${color.ink};
    }
  }
  ${still}
`;
