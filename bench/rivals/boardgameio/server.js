// boardgame.io's server with one game: node server.js PORT [FOLDER]
// Games are in memory, or in files in FOLDER (FlatFile, with node-persist).

const { Server, FlatFile } = require('boardgame.io/server');
const { PooDivers } = require('./game');

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [PooDivers], origins: ['*'], ...(dir ? { db: new FlatFile({ dir }) } : {}) });
server.run(Number(port), () => console.log('listening'));
