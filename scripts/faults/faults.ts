import { connectionFaults } from './connection-faults.ts';
import { machineFaults } from './machine-faults.ts';
import { outages } from './outages.ts';
import type { Fault } from './scene.ts';

export const faults: readonly Fault[] = [...outages, ...machineFaults, ...connectionFaults];
