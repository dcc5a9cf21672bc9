// Written by scripts/build-probes.ts; do not edit.

/** A zip and a province with a name that all sources have, for countries whose first zip is in a province with other names. */
export const SAMPLES: Readonly<Record<string, readonly [zip: string, provinceCode: string]>> = {"CO":["130001","BOL"],"EE":["10111",""],"KZ":["010000",""],"MY":["43000","10"],"PE":["02001","ANC"],"PH":["2000","PAM"]}
