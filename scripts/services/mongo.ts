import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabase } from '@craque/api/store/mongo/mongo-url.ts';
import { root } from '../run/run-tool.ts';
import { isListening, type Missing, programOnPath, type Service } from './service.ts';
import { startAlone } from './tied-process.ts';

const standIn = join(root, 'scripts/services/mongo-stand-in');
const jars = join(root, '.cache/mongo-stand-in');

type Server = {
  description: string;
  command: (port: number, folder: string) => readonly string[];
};

/** From Maven Central, once; they appear in the cache only when all have been downloaded. */
function fetchJars(maven: string): Missing | undefined {
  if (existsSync(jars)) return undefined;
  console.log('Fetching the stand-in for MongoDB from Maven Central …');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/fetching-'));
  const goal = ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`];
  const { status, stdout } = spawnSync(maven, goal, { cwd: standIn, encoding: 'utf8' });
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return { missing: `Maven could not fetch the stand-in for MongoDB: ${stdout.slice(0, 300)}` };
  }
  renameSync(folder, jars);
  return undefined;
}

function standInServer(): Server | Missing {
  const [java, maven] = [programOnPath('java'), programOnPath('mvn')];
  if (!java || !maven)
    return { missing: 'no MONGODB_URL, no mongod on the PATH, and no Java with Maven either' };
  const command = [java, '-Xmx256m', '-cp', `${jars}/*`, join(standIn, 'StandIn.java')];
  const description = "mongo-java-server, a stand-in for MongoDB's own";
  return fetchJars(maven) ?? { description, command: (port) => [...command, `${port}`] };
}

const mongodServer = (mongod: string): Server => ({
  description: mongod,
  command: (port, folder) => [
    ...[mongod, '--dbpath', folder, '--port', `${port}`, '--bind_ip', '127.0.0.1'],
  ],
});

export async function startMongo(): Promise<Service | Missing> {
  const url = process.env.MONGODB_URL;
  if (url) return { url, description: 'the server of MONGODB_URL', stop: async () => {} };
  const mongod = programOnPath('mongod');
  const server = mongod ? mongodServer(mongod) : standInServer();
  if ('missing' in server) return server;
  const { port, stop } = await startAlone('mongodb', server.command, isListening);
  return { url: `mongodb://127.0.0.1:${port}`, description: server.description, stop };
}

export async function openMongo(opened: AsyncDisposableStack, database?: string) {
  const service = await startMongo();
  if ('missing' in service) throw new Error(`MongoDB: ${service.missing}`);
  opened.defer(() => service.stop());
  const url = database ? onDatabase(service.url, database) : service.url;
  return { url, description: service.description };
}
