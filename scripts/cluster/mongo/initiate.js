// Run by MongoDB's shell until it succeeds: the server is the primary of its own replica set. The shell awaits by itself, and
// refuses an await in a file.
const { MONGO_INITDB_ROOT_USERNAME: user, MONGO_INITDB_ROOT_PASSWORD: password } = process.env;
const url = `mongodb://${user}:${password}@127.0.0.1:27017/admin?directConnection=true&serverSelectionTimeoutMS=10000`;
const admin = new Mongo(url).getDB('admin');
if (!admin.hello().setName) {
  const members = [{ _id: 0, host: 'mongo:27017' }];
  admin.adminCommand({ replSetInitiate: { _id: 'craque', members } });
}
if (!admin.hello().isWritablePrimary) throw new Error('not the primary yet');
