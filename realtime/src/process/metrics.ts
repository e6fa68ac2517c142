import { Counter, Gauge, type Registry } from 'prom-client';

export type RefusalReason =
  | 'origin'
  | 'full'
  | 'address'
  | 'draining'
  | 'request'
  | 'unauthorized'
  | 'too_many_sockets'
  | 'unavailable';
export type CutReason = 'slow' | 'budget' | 'errors' | 'repeated_connect';

type Gauges = Record<'sockets' | 'connections' | 'watchedGames', () => number> & {
  healthy: () => boolean;
  mostConnections: number;
};

export function createRealtimeMetrics(registry: Registry, gauges: Gauges) {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `realtime_${name}_total`, help, labelNames, registers: [registry] });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `realtime_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  /** Exported on demand: a prom-client counter would cost every push as much as encoding it. */
  const tally = (name: string, help: string, label?: string) => {
    const waiting = new Map<string, number>();
    new Counter({
      name: `realtime_${name}_total`,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      collect() {
        for (const [value, count] of waiting) this.inc(label ? { [label]: value } : {}, count);
        waiting.clear();
      },
    });
    return (value: string, count: number) =>
      void waiting.set(value, (waiting.get(value) ?? 0) + count);
  };
  gauge('sockets', 'Sockets past their handshake', gauges.sockets);
  gauge('connections', 'Open connections, also before their handshake', gauges.connections);
  gauge('connections_limit', 'How many may be open', () => gauges.mostConnections);
  gauge('watched_games', 'Games that somebody on this node watches', gauges.watchedGames);
  gauge('bus_healthy', '1 while events of other nodes arrive', () => Number(gauges.healthy()));
  const refused = counter('refused', 'Refused upgrades and handshakes', ['reason']);
  const cut = counter('cut', 'Connections that were cut', ['reason']);
  const pushed = tally('pushes', 'Events sent by this process', 'event');
  const sent = tally('packets_sent', 'Packets written to sockets');
  const ended = counter('sessions_ended', 'Sockets closed with their session', ['reason']);
  const busFailures = counter('bus_failures', 'Commands that Redis did not take');
  return {
    refused: (reason: RefusalReason) => refused.inc({ reason }),
    cut: (reason: CutReason) => cut.inc({ reason }),
    pushed: (event: string) => pushed(event, 1),
    sent: (packets: number) => sent('', packets),
    ended: (reason: 'ended' | 'expired') => ended.inc({ reason }),
    busFailed: () => busFailures.inc(),
    text: () => registry.metrics(),
  };
}

export type RealtimeMetrics = ReturnType<typeof createRealtimeMetrics>;
