#!/usr/bin/env node
// The packages' starting point, in syntax that any Node understands: the server itself needs a newer one.
'use strict';
var needed = '20.19.0';
var has = process.versions.node.split('.').map(Number);
var needs = needed.split('.').map(Number);

if (has[0] < needs[0] || (has[0] === needs[0] && has[1] < needs[1])) {
  process.stderr.write(
    'Quiz Night needs Node ' +
      needed +
      ' or newer, but this is ' +
      process.versions.node +
      ': get a newer one from nodejs.org.\n',
  );
  process.exitCode = 1;
} else {
  // Outside a repository, the data is in the user's own folder.
  process.env.QUIZ_NIGHT_PACKAGE = '1';
  import('./dist/server/main.js');
}
