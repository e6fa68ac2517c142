// Run once by MongoDB's shell, in an empty volume: the product may change its own database and nothing else.
db.getSiblingDB('admin').createUser({
  user: 'craque',
  pwd: process.env.CRAQUE_PASSWORD,
  roles: [{ role: 'readWrite', db: 'craque' }],
});
