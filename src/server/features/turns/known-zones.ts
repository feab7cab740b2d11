import { isTimeZone, type Zone, zoneOf } from '#research/language/time-zone.ts';

/** More than those who ask are in; who spells one in many ways only makes it forget the others. */
const ZONES_KEPT = 200;

/** The clocks of a zone by its IANA name; null where there is none of that name. */
export type ZoneByName = (name: string) => Zone | null;

/** Makes the clocks of each zone once. */
export function rememberZones(zonesKept = ZONES_KEPT): ZoneByName {
  const known = new Map<string, Zone>();
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    if (!isTimeZone(name)) return null;
    if (known.size >= zonesKept) known.clear();
    const zone = zoneOf(name);
    known.set(name, zone);
    return zone;
  };
}
