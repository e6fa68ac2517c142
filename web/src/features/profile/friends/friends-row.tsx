import type { PublicUser } from '@craque/common/contracts/friends.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { color, plainList, space } from '../../../ui/tokens.ts';
import { capitals, size } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { tintOf } from './player-tint.ts';

export type FriendsRowProps = {
  user: PublicUser;
  /** Id of the name, so that the buttons of the row can be described by it. */
  nameId: string;
  /** Absent if not known: a request has no score. */
  score?: number;
  /** Of the game that it is about; colours the sticker. */
  sport?: Sport;
  /** Shown after the @username. */
  detail?: ReactNode;
  /** Actions: after the name, or, if `below`, under it where the row is narrow. */
  children: ReactNode;
  below?: boolean;
  /** At the end of the row, beside the name in any case. */
  corner?: ReactNode;
};

/** One player as a row: sticker, name, score, and actions. */
export function FriendsRow(props: FriendsRowProps) {
  const { user, nameId, score, sport, detail, below, corner, children } = props;
  const { t } = useTranslation();
  const texts = useProfileTexts();
  const name = shownName(user);
  return (
    <Row data-sport={sport ?? tintOf(user.id)} data-below={below || undefined}>
      <Sticker>
        <FaceSticker name={name} url={user.avatarUrl} turn={0} bare />
      </Sticker>
      <Words>
        <Name id={nameId}>{name}</Name>
        <Under>
          <span>@{user.username}</span>
          {detail}
          {score !== undefined && <b>{t('game.points', { points: texts.number(score) })}</b>}
        </Under>
      </Words>
      <Deeds>{children}</Deeds>
      {corner}
    </Row>
  );
}

/** Where the actions of a row would leave its name no width. */
const narrow = '@container (max-width: 519.98px)';

/** A button for the end of a row. */
export const RowButton = styled(Button)`
  && {
    min-height: 44px;
    padding: 0 ${space[4]};
    font-size: ${size(4)};
    white-space: nowrap;
    ${narrow} {
      padding: 0 ${space[2]};
      font-size: ${size(3)};
    }
  }
`;

/** Its width decides where the actions of a row are. */
export const PlayerList = styled.ul`
  ${plainList}
  container-type: inline-size;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} 0;
  border-bottom: 1px dashed ${color.rule};
  /* The corner; without one there is no such column. */
  > :nth-child(4) {
    grid-area: 1 / 4;
  }
  ${narrow} {
    &[data-below] > :nth-child(4) {
      grid-area: 1 / 3;
    }
  }
`;

const Sticker = styled.span`
  width: 54px;
  ${narrow} {
    ${Row}[data-below] > & {
      grid-row: 1 / span 2;
      align-self: start;
    }
  }
  ${Row}:nth-child(odd) & {
    transform: rotate(-3deg);
  }
  ${Row}:nth-child(even) & {
    transform: rotate(2deg);
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Name = styled.p`
  margin: 0;
  ${capitals(5)}
  overflow-wrap: anywhere;
`;

const Under = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  margin: 2px 0 0;
  color: ${color.quiet};
  font-size: ${size(2)};
  font-weight: 500;
  overflow-wrap: anywhere;
  b {
    color: ${color.ink};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

const Deeds = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  ${narrow} {
    ${Row}[data-below] > & {
      grid-area: 2 / 2 / auto / 4;
    }
    ${Row}[data-below] > & > * {
      flex: 1 1 0;
      min-width: fit-content;
    }
  }
`;
