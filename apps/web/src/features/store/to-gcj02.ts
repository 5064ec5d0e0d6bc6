import gcoord from 'gcoord'

/** In GCJ-02, to about 100 m: as near as a list by distance needs. */
export interface Position {
  lng: number
  lat: number
}

const decimals = 3

/** A position of a browser (WGS-84) as maps of China have it, to about 100 m. */
export function toGcj02({ longitude, latitude }: { longitude: number; latitude: number }): Position {
  const [lng, lat] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02)
  return { lng: Number(lng.toFixed(decimals)), lat: Number(lat.toFixed(decimals)) }
}
