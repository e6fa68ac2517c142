import type { ButtonHTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';
import { color, duration, font, inverted, media, space, still } from '../tokens.ts';
import { capitals, size } from '../type.ts';

export type ButtonVariant = 'ink' | 'paper' | 'quiet';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `ink` is the main action of a screen, `paper` any other, `quiet` looks like text. */
  variant?: ButtonVariant;
  large?: boolean;
  small?: boolean;
  /** The action cannot be undone: it has the warning colour. */
  grave?: boolean;
  /** Shows that the action is running; the button is then disabled. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Button(props: ButtonProps) {
  const { variant = 'ink', large, small, grave, busy = false, disabled, type, ...rest } = props;
  return (
    <Face
      {...rest}
      type={type ?? 'button'}
      $variant={variant}
      $large={large}
      $small={small}
      data-grave={grave || undefined}
      aria-busy={busy || undefined}
      disabled={disabled === true || busy}
    />
  );
}

const block = css`
  min-height: 48px;
  padding: 6px ${space[5]};
  text-align: center;
  text-wrap: balance;
  border: 2px solid ${color.ink};
  ${capitals(5)}
`;

const faces = {
  ink: css`
    ${block}
    ${inverted}
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${color.quiet};
        border-color: ${color.quiet};
      }
    }
    &&[data-grave] {
      border-color: ${color.far};
      background: ${color.far};
    }
  `,
  paper: css`
    ${block}
    background: ${color.field};
    color: ${color.ink};
    ${media.hover} {
      &:hover:not(:disabled) {
        ${inverted}
      }
    }
    &[data-grave] {
      --ink: ${color.far};
    }
  `,
  quiet: css`
    min-width: 44px;
    min-height: 44px;
    padding: 0 2px;
    border: 0;
    background: none;
    color: inherit;
    font: 600 16px/1.2 ${font.text};
    text-decoration: underline;
    text-decoration-color: ${color.rule};
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
    ${media.hover} {
      &:hover:not(:disabled) {
        text-decoration-color: currentColor;
      }
    }
  `,
};

export function buttonLook(variant: ButtonVariant) {
  return css`
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    cursor: pointer;
    text-decoration: none;
    transition:
      background ${duration.quick},
      color ${duration.quick},
      transform ${duration.quick};
    &:active:not(:disabled) {
      transform: translateY(1px);
    }
    &:disabled,
    &[aria-disabled='true'] {
      cursor: not-allowed;
      opacity: 0.45;
    }
    &[aria-busy='true'] {
      cursor: progress;
      opacity: 0.7;
    }
    ${still}
    ${faces[variant]}
  `;
}

type FaceProps = {
  $variant: ButtonVariant;
  $large: boolean | undefined;
  $small: boolean | undefined;
};

const Face = styled.button<FaceProps>`
  ${({ $variant }) => variants[$variant]}
  ${({ $large }) => $large && 'min-height: 56px;'}
  ${({ $small }) => $small && `min-height: 44px; padding: 0 ${space[3]}; font-size: ${size(4)};`}
`;

const variants = {
  ink: buttonLook('ink'),
  paper: buttonLook('paper'),
  quiet: buttonLook('quiet'),
};
