'use strict';
// Loaded before PouchDB Server. Its check of the rule gives each document that comes from the other server the history of the
// one that lies there already, and so no change of a document would ever get across. The check gets a copy to spoil.
const { createRequire } = require('node:module');

const inServer = createRequire(process.argv[1]);
const createWrapper = inServer('pouchdb-bulkdocs-wrapper');
inServer.cache[inServer.resolve('pouchdb-bulkdocs-wrapper')].exports = (check) =>
  createWrapper((document, args) => check({ ...document }, args));
