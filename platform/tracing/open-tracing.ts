import type { Span } from "./spans.ts";
import { traceWith } from "./spans.ts";

/** In milliseconds, also for what is left when the program stops. */
const answerWithin = 2000;

/** Loads OpenTelemetry and sends spans to a collector, over HTTP; one that is away costs nothing but its spans. */
export async function openTracing(endpoint: string): Promise<() => Promise<void>> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { resourceFromAttributes }, otlp] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/exporter-trace-otlp-http"),
    ]);
  const exporter = new otlp.OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    timeoutMillis: answerWithin,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": "fontana" }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: answerWithin })],
  });
  const tracer = provider.getTracer("fontana");
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
  const contexts = new WeakMap<Span, typeof ROOT_CONTEXT>();
  const stop = traceWith((name, kind, attributes, within) => {
    const parent = (within && contexts.get(within)) ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
    const made: Span = {
      rename: (better) => void span.updateName(better),
      set: (facts) => void span.setAttributes(facts),
      fail: (failure) =>
        void span.setAttribute("error.type", failure).setStatus({ code: SpanStatusCode.ERROR }),
      end: () => span.end(),
    };
    contexts.set(made, trace.setSpan(ROOT_CONTEXT, span));
    return made;
  });
  return async () => {
    stop();
    await provider.shutdown().catch(() => undefined);
  };
}
