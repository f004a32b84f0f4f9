import {
  CalendarX,
  CirclePause,
  CircleAlert,
  CreditCard,
  type LucideIcon,
  PhoneCall,
} from "lucide-react";
import { Icon } from "../ui/icon.tsx";

const drawn: Record<string, { icon: LucideIcon; word: string }> = {
  expired: { icon: CalendarX, word: "Ended" },
  paused: { icon: CirclePause, word: "Paused" },
  past_due: { icon: CircleAlert, word: "Payment due" },
  charging: { icon: CreditCard, word: "Payment under way" },
  pending: { icon: PhoneCall, word: "Waiting for our call" },
};

export function Standing({ status }: { status: string }) {
  const { icon, word } = drawn[status] ?? {};
  if (!icon) return null;
  return (
    <p className={`standing standing-${status}`}>
      <Icon of={icon} />
      {word}
    </p>
  );
}
