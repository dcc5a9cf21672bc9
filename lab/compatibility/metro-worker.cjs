/**
 * Metro's worker, with what Expo collects imports with: Metro alone refuses an import of an address that only a running page knows, and has no
 * comment for it. Expo's own worker needs the whole of Expo.
 */
const collector = require.resolve('metro/private/ModuleGraph/worker/collectDependencies')
require(collector).default = require('@expo/metro-config/build/transform-worker/collect-dependencies').default
module.exports = require('metro-transform-worker')
