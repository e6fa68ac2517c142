import type { PublicUser } from '@craque/common/contracts/friends.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { PersonName } from '../../../play/people/person-name.tsx';
import { EmptyPlace, TabSection } from '../../../ui/form/tab-section.tsx';
import { plainList, space } from '../../../ui/tokens.ts';
import { Heading, Text } from '../../../ui/type.ts';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import { List, Row } from '../../../ui/layout.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { tintOf } from './player-tint.ts';

type PlayerSectionProps = {
  title: string;
  count?: number;
  none: string;
  /** It is not known yet whether it is empty; `none` says so. */
  isLoading?: boolean;
  children: readonly ReactNode[];
};

/** A list of players under its title, which takes the focus when a row has been answered. */
export function PlayerSection(props: PlayerSectionProps) {
  const { title, count, none, isLoading, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, children.length);
  return (
    <TabSection title={title} count={count} headingRef={heading}>
      {children.length === 0 ? (
        <EmptyPlace role={isLoading ? 'status' : undefined}>{none}</EmptyPlace>
      ) : (
        <PlayerList $ruled>{children}</PlayerList>
      )}
    </TabSection>
  );
}

export type RowAction = {
  text: ReactNode;
  /** Absent if the text says it. */
  label?: string;
  onPress: () => void;
  busy?: boolean;
  disabled?: boolean;
  isMain?: boolean;
};

type FriendsRowProps = {
  user: PublicUser;
  score?: number;
  /** Of the game that it is about; colours the sticker. */
  sport?: Sport;
  detail?: ReactNode;
  actions?: readonly RowAction[];
  standing?: ReactNode;
};

/** One player as a row: sticker, name, score, and actions; those are below where it is narrow. */
export function FriendsRow(props: FriendsRowProps) {
  const { user, score, sport, detail, actions = [], standing } = props;
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const nameId = useId();
  const name = shownName(user);
  return (
    <Line data-sport={sport ?? tintOf(user.id)}>
      <FaceSticker name={name} url={user.avatarUrl} bare />
      <div>
        <Heading as="p" $step={5} id={nameId}>
          <PersonName person={user} bare />
        </Heading>
        <Row as={Text} $step={2} $quiet $gap={2}>
          <span style={{ minWidth: 0 }}>@{user.username}</span>
          {detail}
          {score !== undefined && <b>{t('game.points', { points: number(score) })}</b>}
        </Row>
      </div>
      <Row $oneLine>
        {standing}
        {actions.map(({ text, label, onPress, busy, disabled, isMain }) => (
          <RowButton
            key={label ?? String(text)}
            small
            variant={isMain ? 'ink' : 'paper'}
            aria-label={label}
            aria-describedby={label ? undefined : nameId}
            busy={busy}
            disabled={disabled}
            onClick={onPress}
          >
            {text}
          </RowButton>
        ))}
      </Row>
    </Line>
  );
}

/** Its width decides where the actions of a row are. */
export const PlayerList = styled(List)`
  container-type: inline-size;
`;

const RowButton = styled(Button)`
  flex: 1 0 auto;
  min-width: 44px;
`;

const Line = styled.li`
  ${plainList}
  display: grid;
  grid-template-columns: 54px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  overflow-wrap: anywhere;
  > :nth-child(2) {
    min-width: 0;
  }
  @container (max-width: 519.98px) {
    > :first-child {
      grid-row: span 2;
      align-self: start;
    }
    > :last-child {
      grid-column: 2 / -1;
    }
  }
`;
