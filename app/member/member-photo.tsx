import { UserRound } from "lucide-react";
import { Icon } from "../ui/icon.tsx";
import { useEffect, useRef, useState } from "react";

export function MemberPhoto({ address, size }: { address: string | null; size: "large" | "huge" }) {
  const [failed, setFailed] = useState<string | null>(null);
  const photo = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React listened.
    if (photo.current?.complete && photo.current.naturalWidth === 0) setFailed(address);
  }, [address]);
  return (
    <span className={`member-photo member-photo-${size}`}>
      {address && address !== failed ? (
        <img ref={photo} src={address} alt="" onError={() => setFailed(address)} />
      ) : (
        <Icon of={UserRound} />
      )}
    </span>
  );
}
