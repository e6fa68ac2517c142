// Run once by MongoDB's shell, in an empty volume: the product may change its own database and nothing else.
const userExists = 51003;
try {
  db.getSiblingDB('admin').createUser({
    user: 'craque',
    pwd: process.env.CRAQUE_PASSWORD,
    roles: [{ role: 'readWrite', db: 'craque' }],
  });
} catch (error) {
  // A first start may have been cut short.
  if (error.code !== userExists) throw error;
}
