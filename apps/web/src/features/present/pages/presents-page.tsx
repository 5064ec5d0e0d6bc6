import { PresentList } from '../components/present-list.tsx'

/** 我的礼品: what waits for the member and what is on its way. */
export default function PresentsPage() {
  return <PresentList title="我的礼品" group="current" />
}
