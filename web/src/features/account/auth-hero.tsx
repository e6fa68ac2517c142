import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import { StickerFan } from '../../ui/sticker-art/sticker-fan.tsx';
import { headerHeight, media, slip, space } from '../../ui/tokens.ts';
import { heading, Heading, Text, words } from '../../ui/type.ts';
import type { AuthMode } from './auth-fields.ts';
import { Icon } from '../../ui/icon.tsx';
import { List, stack } from '../../ui/layout.ts';

const row = ['soccer', 'tennis', 'found', 'formula1', 'basketball'] as const;

/** The benefits of an account; on a phone only a row of stickers, smaller above the longer form. */
export function AuthHero({ mode }: { mode: AuthMode }) {
  const { t } = useTranslation();
  return (
    <>
      <Hero>
        <h2>{t('auth.hero.title')}</h2>
        <p>{t('auth.hero.text')}</p>
        <StickerFan behind={['tennis', 'formula1']}>
          <Front>
            <StickerArt picture="found" />
          </Front>
        </StickerFan>
        <FeatureStrip />
      </Hero>
      <Row aria-hidden="true" data-small={mode === 'register' || undefined}>
        {row.map((picture) => (
          <StickerArt key={picture} picture={picture} />
        ))}
      </Row>
    </>
  );
}

const Front = styled.div`
  rotate: -2.5deg;
`;

const Hero = styled.div`
  ${stack(4)}
  align-content: center;
  max-width: 820px;
  min-height: calc(100dvh - ${headerHeight} - ${space[6]});
  margin: 0 auto;
  > h2 {
    ${heading(8)}
  }
  > p {
    ${words(4, 600)}
    max-width: 44ch;
  }
  > [aria-hidden] {
    justify-self: center;
    width: min(100%, 460px, 36vh);
  }
  ${media.sideways} {
    > ul {
      display: none;
    }
  }
  ${media.mobile} {
    display: none;
  }
`;

/** Whole, however small: a cut goes through faces. */
const Row = styled.div`
  display: none;
  ${media.mobile} {
    display: flex;
    justify-content: center;
    gap: ${space[2]};
    padding-top: ${space[1]};
    > * {
      width: 54px;
    }
    &[data-small] > * {
      width: 38px;
    }
    > :nth-child(odd) {
      rotate: -4deg;
    }
    > :nth-child(even) {
      rotate: 3deg;
    }
  }
  ${media.low} {
    display: none;
  }
`;

const features = [
  { key: 'sports', icon: 'soccer' },
  { key: 'friends', icon: 'swap' },
  { key: 'achievements', icon: 'medal' },
] as const;

function FeatureStrip() {
  const { t } = useTranslation();
  return (
    <Slip $ruled aria-label={t('auth.features.label')}>
      {features.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={30} />
          <Heading as="b" $step={5}>
            {t(`auth.features.${key}.title`)}
          </Heading>
          <Text $step={2} $weight={600} $quiet>
            {t(`auth.features.${key}.text`)}
          </Text>
        </li>
      ))}
    </Slip>
  );
}

const Slip = styled(List)`
  ${slip}
  padding: 0 ${space[4]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
  }
  svg {
    grid-row: span 2;
  }
`;
