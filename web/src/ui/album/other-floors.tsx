import type { Sport } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';

const steps = (count: number) => Array.from({ length: count }, (_, step) => step);

type OtherSport = Exclude<Sport, 'soccer'>;

export function OtherFloor({ sport }: { sport: OtherSport }) {
  return (
    <>
      {grounds[sport]}
      <g fill="none" stroke="currentColor" strokeWidth="4" className="lines">
        {markings[sport]}
      </g>
    </>
  );
}

/** Boards of a parquet floor: rows of 50, cut at different places, in four tones. */
const boards = steps(20).flatMap((row) =>
  steps(8).map((piece) => {
    const y = piece * 200 - ((row * 73) % 200);
    const shade = 0.02 + ((row * 5 + piece * 3) % 4) * 0.03;
    return (
      <rect
        key={`${row}-${piece}`}
        x={row * 50}
        y={y}
        width="48.5"
        height="198.5"
        opacity={shade}
      />
    );
  }),
);

const grounds: Record<OtherSport, ReactNode> = {
  basketball: (
    <g fill="#000">
      {boards}
      <path d="M360 40h280v340H360zM360 1020h280v340H360z" opacity="0.2" />
      <circle cx="500" cy="700" r="130" opacity="0.14" />
    </g>
  ),
  tennis: (
    <g fill="#000">
      <path d="M-200-200h1400v1800H-200zM120 80v1240h760V80z" fillRule="evenodd" opacity="0.2" />
      <path d="M220 400h560v600H220z" opacity="0.07" />
      <path d="M40 712h920v26H40z" opacity="0.16" />
    </g>
  ),
  formula1: (
    <g>
      <rect x="70" width="860" height="1400" fill="#000" opacity="0.16" />
      <path
        d="M330 1420c-60-420 240-520 200-880s-210-320-180-580M400 1420c-60-420 240-520 200-880s-210-320-180-580"
        fill="none"
        stroke="#000"
        strokeWidth="26"
        opacity="0.13"
      />
      {steps(15).map((block) => (
        <path
          key={block}
          d={`M0 ${block * 100}h70v50H0zM930 ${block * 100}h70v50h-70z`}
          className="kerb"
        />
      ))}
    </g>
  ),
};

const markings: Record<OtherSport, ReactNode> = {
  basketball: (
    <>
      <path d="M40 40h920v1320H40zM40 700h920M360 40v340h280V40M110 40v160a420 420 0 0 0 780 0V40" />
      <path d="M360 1360v-340h280v340M110 1360v-160a420 420 0 0 1 780 0v160" />
      <circle cx="500" cy="700" r="130" />
      <circle cx="500" cy="380" r="130" />
      <circle cx="500" cy="1020" r="130" />
      <circle cx="500" cy="118" r="24" />
      <circle cx="500" cy="1282" r="24" />
      <path d="M440 88h120M440 1312h120" strokeWidth="8" />
    </>
  ),
  tennis: (
    <>
      <path d="M120 80h760v1240H120zM220 80v1240M780 80v1240M220 400h560M220 1000h560M500 400v600M500 80v24M500 1320v-24" />
      <path d="M40 688h920" strokeWidth="8" />
      <path d="M40 702h920" strokeWidth="20" strokeDasharray="3 7" />
    </>
  ),
  formula1: (
    <>
      {steps(6).map((box) => {
        const x = box % 2 === 1 ? 560 : 200;
        const y = 140 + box * 220;
        return <path key={box} d={`M${x} ${y + 60}v-60h240v60`} strokeWidth="6" />;
      })}
      <path d="M70 0v1400M930 0v1400" strokeWidth="6" />
      <path d="M80 84h840" strokeWidth="21" strokeDasharray="21" />
      <path d="M80 105h840" strokeWidth="21" strokeDasharray="21" strokeDashoffset="21" />
    </>
  ),
};
