import { startServer, residentMemory } from './scripts/bench/measure/pinned-process.ts';
import { mkdtempSync } from 'node:fs'; import { setTimeout as pause } from 'node:timers/promises';
const dir=mkdtempSync('/tmp/mem-');
const s=await startServer('scripts/serve.ts',{env:{PORT:'0',HOST:'127.0.0.1',DATA_DIR:dir+'/d',LOG_LEVEL:'warn',NODE_ENV:'production',NODE_COMPILE_CACHE:'/tmp/memcache'}, nodeFlags: ['--expose-gc']});
const m=()=>Math.round(residentMemory(s.pid)); const rows=[]; const note=(w)=>{rows.push(w+' '+m()); console.log(w, m())};
await pause(2000); note('start'); await pause(10000); note('10s');
const r=await fetch(s.address+'/api/register',{method:'POST',headers:{'content-type':'application/json',origin:s.address},body:JSON.stringify({username:'anatest',password:'correct horse battery 9'})}).catch(e=>e); console.log(r.status, (await r.text()).slice(0,120));
await pause(2000); note('registered'); await pause(15000); note('+15s'); await pause(60000); note('+75s'); await pause(35000); note('+110');
await s.stop();
