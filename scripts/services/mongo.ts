import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Missing, Service } from './service.ts';
import { programOnPath, root, startInFolder, startTied } from './service.ts';

const standIn = join(root, 'scripts/services/mongo-stand-in');
const jars = join(root, '.cache/mongo-stand-in');

async function startMongod(program: string): Promise<Service> {
  const mongod = await startInFolder(
    program,
    (port, folder) => ['--dbpath', folder, '--port', port, '--bind_ip', '127.0.0.1'],
    { ready: /Waiting for connections/i, limit: 30_000 },
  );
  return { ...mongod, url: `mongodb://${mongod.url}` };
}

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

async function startStandIn(): Promise<Service | Missing> {
  const java = programOnPath('java');
  const maven = programOnPath('mvn');
  if (!java || !maven) {
    return { missing: 'no MONGODB_URL, no mongod on the PATH, and no Java with Maven either' };
  }
  const error = fetchJars(maven);
  if (error) return error;
  const command = [java, '-Xmx256m', '-cp', `${jars}/*`, join(standIn, 'StandIn.java')] as const;
  const { match, stop } = await startTied(command, { ready: /mongodb:\/\/\S+/, limit: 60_000 });
  return { url: match, description: "mongo-java-server, a stand-in for MongoDB's own", stop };
}

/** MONGODB_URL, else a mongod on the PATH, else the stand-in. */
export async function startMongo(): Promise<Service | Missing> {
  const url = process.env.MONGODB_URL;
  if (url) return { url, description: 'the server of MONGODB_URL', stop: async () => {} };
  const mongod = programOnPath('mongod');
  return mongod ? startMongod(mongod) : startStandIn();
}
