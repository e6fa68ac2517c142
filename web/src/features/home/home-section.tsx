import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { gapOf, Row, Stack } from '../../ui/layout.ts';
import { color } from '../../ui/tokens.ts';
import { Heading } from '../../ui/type.ts';
import { useStore } from 'zustand';
import { type HomeStore, streakNow } from './home-store.ts';

type HomeSectionProps = {
  title: string;
  beside?: ReactNode;
  /** Its content is at work, but has nothing to show. */
  hidden?: boolean;
  children: ReactNode;
};

export function HomeSection({ title, beside, hidden, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Part as="section" aria-labelledby={id} hidden={hidden} $gap={4}>
      <Row as="header" $apart $align="baseline">
        <Heading id={id}>{title}</Heading>
        {beside}
      </Row>
      {children}
    </Part>
  );
}

const Part = styled(Stack)`
  padding-top: ${gapOf(5)};
  border-top: 2px solid ${color.ink};
  &[hidden] {
    display: none;
  }
`;

/** The games won in a row; nothing without any. */
export function HomeStreak({ store }: { store: HomeStore }) {
  const { t } = useTranslation();
  const count = useStore(store, streakNow);
  return (
    count > 0 && (
      <Heading as="b" $step={4}>
        {t('home.streak', { count })}
      </Heading>
    )
  );
}
