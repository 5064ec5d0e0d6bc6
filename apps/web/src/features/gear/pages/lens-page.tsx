import { GearView } from '../components/gear-view.tsx'

/** The page of a lens. */
export default function LensPage() {
  return <GearView kind="lens" />
}
