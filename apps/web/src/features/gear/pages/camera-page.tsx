import { GearView } from '../components/gear-view.tsx'

export default function CameraPage() {
  return <GearView kind="camera" />
}
