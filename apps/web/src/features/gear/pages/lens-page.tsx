import { GearView } from '../components/gear-view.tsx'

export default function LensPage() {
  return <GearView kind="lens" />
}
