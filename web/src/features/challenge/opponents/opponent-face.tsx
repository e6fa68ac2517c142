import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Avatar } from '../../../ui/avatar.tsx';
import { color } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ShownOpponent } from '../state/shown-opponent.ts';

export type OpponentFaceProps = { opponent: ShownOpponent; online: boolean; size: number };

/** A player's picture, with a dot while they are watching the game. */
export function OpponentFace({ opponent: { player, name }, online, size }: OpponentFaceProps) {
  const { t } = useTranslation();
  return (
    <Face>
      <Avatar name={name} url={player.avatarUrl} size={size} />
      {online && (
        <Dot>
          <VisuallyHidden>{t('challenge.online')}</VisuallyHidden>
        </Dot>
      )}
    </Face>
  );
}

const Face = styled.span`
  position: relative;
  display: grid;
  flex: none;
`;

const Dot = styled.span`
  position: absolute;
  right: -4px;
  bottom: -3px;
  width: 13px;
  height: 13px;
  border: 2px solid ${color.paper};
  border-radius: 50%;
  background: ${color.veryClose};
`;
