import { nodeParts, packagesIn, tellAddress } from '../systems/node-parts.ts';
import { listenForWins } from '../systems/trigger-line.ts';
import { wonBody } from '../systems/win.ts';

/* boardgame.io as in its documentation: a match per game, and a win is a move in it. It has
   no messages besides the state of a match, which it sends to all players of the match after
   each move, including the mover. */

type PubSub = {
  publish(channel: string, payload: object): void;
  subscribe(channel: string, callback: (payload: object) => void): void;
  unsubscribeAll(channel: string): void;
};
type BoardgameServer = {
  app: { context: { auth: object } };
  db: object;
  transport: { getMatchQueue(match: string): { add(task: () => Promise<unknown>): unknown } };
  run(port: number): Promise<{ appServer: { address(): { port: number } } }>;
};
type Master = new (
  game: object,
  db: object,
  transport: { send(): void; sendAll(payload: object): void },
  auth: object,
) => { onUpdate(action: object, state: number, match: string, player: string): Promise<unknown> };
type Packages = {
  SocketIO: new (options: { pubSub: PubSub }) => object;
  Server: (options: object) => BoardgameServer;
};

const { triggerPort = 0, peers = '' } = nodeParts();
const load = packagesIn(peers);
const { Server, SocketIO } = load('boardgame.io/server') as Packages;
const { Master } = load('boardgame.io/master') as { Master: Master };

const callbacks = new Map<string, (payload: object) => void>();
const pubSub: PubSub = {
  publish: (channel, payload) => callbacks.get(channel)?.(payload),
  subscribe: (channel, callback) => callbacks.set(channel, callback),
  unsubscribeAll: (channel) => callbacks.delete(channel),
};
const game = {
  name: 'craque',
  setup: () => ({}),
  turn: { activePlayers: { all: null } },
  moves: {
    // Regardless of the state that the sender has seen: wins of one game may follow each other
    // closely.
    win: {
      move: ({ G }: { G: { won?: object } }, won: object) => {
        G.won = won;
      },
      ignoreStaleStateID: true,
    },
  },
};
const server = Server({ games: [game], origins: [], transport: new SocketIO({ pubSub }) });
const { appServer } = await server.run(0);

await listenForWins(triggerPort, (win) => {
  const match = `match-${win.game}`;
  const playerID = String(win.seat);
  const payload = { type: 'win', args: [wonBody(win)], playerID };
  const transport = {
    send: () => undefined,
    sendAll: (update: object) => pubSub.publish(`MATCH-${match}`, update),
  };
  const master = new Master(game, server.db, transport, server.app.context.auth);
  server.transport
    .getMatchQueue(match)
    .add(() => master.onUpdate({ type: 'MAKE_MOVE', payload }, 0, match, playerID));
});
tellAddress(appServer.address().port);
