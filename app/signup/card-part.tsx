import { useQuery } from "@tanstack/react-query";
import { type Ref, useEffect, useRef, useState } from "react";
import type { PlanId, Term } from "../../content/plans.ts";
import { LoadingThread } from "../ui/loading-thread.tsx";
import { cardSetupQuery } from "./card-setup-query.ts";
import type { Card } from "./cards/card.ts";
import { SetupError } from "./setup-error.tsx";
import { useFormLoading } from "./use-form-loading.ts";

type Props = {
  planId: PlanId;
  term: Term;
  mayFinish: boolean;
  ref: Ref<Card | null>;
};

export function CardPart({ planId, term, mayFinish, ref }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "100%",
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const setup = useQuery({ ...cardSetupQuery({ planId, term }, mayFinish), enabled: near });
  const { data, isFetching } = setup;
  const { isMissing, openAgain, onLoadError } = useFormLoading(setup);
  return (
    <div ref={place} className="card-part">
      {isMissing ? (
        <SetupError planId={planId} retrying={isFetching} onRetry={() => void openAgain()} />
      ) : data ? (
        <data.CardForm key={data.setupIntentId} setup={data} onLoadError={onLoadError} ref={ref} />
      ) : (
        <output className="join-wait">
          <LoadingThread />
          <span>Preparing the card form...</span>
        </output>
      )}
    </div>
  );
}
