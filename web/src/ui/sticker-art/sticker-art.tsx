import basketball from './basketball.svg';
import formula1 from './formula1.svg';
import found from './found.svg';
import soccer from './soccer.svg';
import step0 from './step-0.svg';
import step1 from './step-1.svg';
import step2 from './step-2.svg';
import step3 from './step-3.svg';
import tennis from './tennis.svg';
import { VeiledSticker, type VeiledStickerProps } from '../album/veiled-sticker.tsx';

/** Drawn in advance by the api's own portrait artist, for fictional athletes. */
const pictures = { basketball, formula1, found, soccer, step0, step1, step2, step3, tennis };

export type StickerPicture = keyof typeof pictures;

export type StickerArtProps = Omit<VeiledStickerProps, 'src' | 'onError'> & {
  picture: StickerPicture;
};

export const StickerArt = ({ picture, ...rest }: StickerArtProps) => (
  <VeiledSticker src={pictures[picture]} {...rest} />
);
