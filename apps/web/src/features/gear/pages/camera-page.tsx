import { GearView } from '../components/gear-view.tsx'

/** The page of a camera. */
export default function CameraPage() {
  return <GearView kind="camera" />
}
